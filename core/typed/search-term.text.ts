/** How people name the unit of an amount. */
export const bahtWord = 'บาท';
