/** Uploads as the document of the calls shows them. */

const paper = {
  name: '9f86d081884c7d659a2feaa0c55ad015',
  url: '/mediafiles/files/Office/9f86d081884c7d659a2feaa0c55ad015/รายชื่อผู้กู้.pdf',
  kind: 'FILE' as const,
  ...{ file_name: 'รายชื่อผู้กู้.pdf', media_type: 'application/pdf' },
  ...{ width: null, height: null, bytes: 182_044 },
  ...{ uploaded_at: '2025-11-10T03:15:00.000Z', uploaded_by: 'อรุณ ข่าวสาร' },
  withdrawn: null,
  uses: [{ room: 'topics' as const, key: '501', title: 'ประกาศอัตราดอกเบี้ยเงินกู้' }],
};

export const exampleWithdrawn = {
  ...paper,
  bytes: null,
  withdrawn: {
    at: '2025-11-10T04:20:00.000Z',
    by: 'อรุณ ข่าวสาร',
    reason: 'มีเลขประจำตัวประชาชนของสมาชิก',
  },
};

export const exampleUploads = {
  items: [
    paper,
    {
      name: '7d865e959b2466918c9863afca942d0f',
      url: '/mediafiles/images/Office/7d865e959b2466918c9863afca942d0f-1600x900.jpg',
      kind: 'IMAGE' as const,
      ...{ file_name: '', media_type: 'image/jpeg', width: 1600, height: 900, bytes: 240_118 },
      ...{ uploaded_at: '2025-11-09T03:15:00.000Z', uploaded_by: 'อรุณ ข่าวสาร' },
      withdrawn: null,
      uses: [],
    },
    {
      ...exampleWithdrawn,
      name: '2c26b46b68ffc68ff99b453c1d304134',
      url: '/mediafiles/files/Office/2c26b46b68ffc68ff99b453c1d304134/บัญชีรายชื่อ.xlsx',
      ...{ file_name: 'บัญชีรายชื่อ.xlsx', uses: [] },
      media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  ],
  ...{ page: 1, per_page: 20, total: 3 },
};
