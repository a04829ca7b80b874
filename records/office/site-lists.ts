/** The lists of the public site that staff edit. */
import { OfficeList } from './lists.ts';

export const marqueeList = new OfficeList({
  table: 'marquee',
  key: 'id',
  columns: ['position', 'note_html', 'shown', 'from_on', 'until_on'],
  order: 't.position, t.id',
});

export const linkList = new OfficeList({
  table: 'links',
  key: 'id',
  columns: ['position', 'name', 'url', 'description'],
  order: 't.position, t.id',
});

export const slideList = new OfficeList({
  table: 'slides',
  key: 'id',
  columns: [
    ...['position', 'image_url', 'alt', 'title', 'body', 'url', 'shown', 'focus_x', 'focus_y'],
  ],
  order: 't.position, t.id',
});

export const bankAccountList = new OfficeList({
  table: 'bank_accounts',
  key: 'id',
  columns: ['position', 'bank_code', 'account_no', 'account_name', 'branch', 'purpose'],
  order: 't.position, t.id',
});

export const eventList = new OfficeList({
  table: 'calendar_events',
  key: 'id',
  columns: ['starts_on', 'ends_on', 'title', 'place', 'url'],
  order: 't.starts_on, t.id',
});

export const interestRateList = new OfficeList({
  table: 'interest_rates',
  key: 'id',
  columns: ['position', 'kind', 'name', 'effective_on', 'rate', 'paper_url', 'paper_name'],
  order: 't.kind, t.position, t.name, t.effective_on DESC',
});

export const dividendRateList = new OfficeList({
  table: 'dividend_rates',
  key: 'id',
  columns: ['year', 'announced_on', 'dividend_rate', 'refund_rate', 'paper_url', 'paper_name'],
  order: 't.year DESC',
});

export const menuItemList = new OfficeList({
  table: 'menu_items',
  key: 'seq',
  columns: [
    ...['position', 'name_en', 'name_th', 'url', 'icon', 'type', 'is_parent', 'shown'],
    'used_in',
  ],
  order: 't.position, t.seq',
});

export const subMenuItemList = new OfficeList({
  table: 'sub_menu_items',
  key: 'id',
  columns: ['menu_seq', 'position', 'name', 'url', 'description', 'shown'],
  order: 't.menu_seq, t.position, t.id',
});
