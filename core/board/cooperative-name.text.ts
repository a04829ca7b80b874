/** Stands above an answer of the cooperative, whoever of its staff wrote it. */
export const cooperativeName = 'เจ้าหน้าที่สหกรณ์';
