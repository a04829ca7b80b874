/** What the portal calls kinds and states of members, by itself. */
export const ownWords: Readonly<Record<string, string>> = {
  ...{ ORDINARY: 'สมาชิกสามัญ', ASSOCIATE: 'สมาชิกสมทบ' },
  ...{ 0: 'ปกติ', 1: 'โอนย้าย', 2: 'เสียชีวิต', 3: 'ลาออก', 4: 'ให้ออก', 5: 'เกษียณ (คงสมาชิกภาพ)' },
};
