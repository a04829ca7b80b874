/** The address of the list and the question it asks the store: one reading for both. */
import type { InputOf } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { categories } from '../../../core/complaint/case.ts';
import { type readComplaints, states } from './complaints.api.ts';

export type ListInput = InputOf<typeof readComplaints>;

/** What is not well formed in the address asks for nothing. */
export function readAddress(query: URLSearchParams): ListInput {
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  const page = query.get('page') ?? '';
  const state = states.find((one) => one === query.get('state'));
  const category = categories.find((one) => one === query.get('category'));
  return {
    ...(state && { state }),
    ...(category && { category }),
    ...(query.get('mine') === '1' && { mine: '1' as const }),
    ...(query.get('overdue') === '1' && { overdue: '1' as const }),
    ...(q && { q }),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' && { page }),
  };
}

/** The address that asks for it. */
export function writeAddress(input: ListInput): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value && !(key === 'page' && value === '1')) query.set(key, value);
  }
  const { path } = officeRooms.complaints;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether it asks for less than all. */
export const isFiltered = ({ page: _, ...filter }: ListInput): boolean =>
  Object.keys(filter).length > 0;

export const casePath = (id: number): string => `${officeRooms.complaints.path}/${id}`;
