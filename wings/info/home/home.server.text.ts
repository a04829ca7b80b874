export const homeServerText = {
  /** Every tab stands under the heading of regulations: its name need not repeat the word. */
  tabName: (category: string) => category.replace(/^ระเบียบ(?:ว่าด้วย)?(?=.)/, ''),
  /** Without a name the account is the cooperative's own. */
  bank: (name: string | undefined) => {
    if (name === undefined) return 'บัญชีสหกรณ์';
    return name === 'ธ.ก.ส.' ? name : `ธนาคาร${name}`;
  },
} as const;
