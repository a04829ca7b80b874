export const searchText = {
  /** What is found: everything that is published as news, documents or rules. */
  label: 'ค้นหาข่าวและเอกสาร',
  button: 'ค้นหา',
} as const;
