/** How a workbook prints: as wide as its paper, and its heads on every page. */
import type { Feature, Image, SheetOptions } from 'write-excel-file/node';

type Pages = readonly Pick<SheetOptions<unknown>, 'sheet' | 'stickyRowsCount'>[];

const inFormula = (name: string): string => `'${name.replaceAll("'", "''")}'`;
const inMarkup = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Of each page the rows of heads, which end where its frozen rows end. */
function titlesOf(pages: Pages, heads: number): string {
  const names = pages.map(({ sheet = '', stickyRowsCount: last = 0 }, at) => {
    const rows = `${inFormula(sheet)}!$${last - heads + 1}:$${last}`;
    const which = `name="_xlnm.Print_Titles" localSheetId="${at}"`;
    return `<definedName ${which}>${inMarkup(rows)}</definedName>`;
  });
  return `<definedNames>${names.join('')}</definedNames>`;
}

/** `heads`: rows of heads on each page. Throws where the writer makes its files otherwise. */
export function printSetup(heads: number): Feature<Image['content']> {
  const replaced = (xml: string, old: string | RegExp, fresh: string): string => {
    const changed = xml.replace(old, fresh);
    if (changed === xml) throw new TypeError(`a workbook without ${old}`);
    return changed;
  };
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transform: (xml, pages) => replaced(xml, '<definedNames/>', titlesOf(pages, heads)),
        },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml) =>
            replaced(
              xml,
              /(<worksheet[^>]*>)/,
              '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
            ),
          transformElementAttributes: (tag, attributes) =>
            tag === 'pageSetup' ? { ...attributes, fitToWidth: 1, fitToHeight: 0 } : attributes,
        },
      },
    },
  };
}
