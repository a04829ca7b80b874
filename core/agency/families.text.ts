/** How core systems spell the families of loans: in an item's name, and at its code's beginning. */

export const familyWords = { emergency: 'ฉุกเฉิน', ordinary: 'สามัญ', special: 'พิเศษ' } as const;

export const familyCodes = {
  emergency: ['ฉฉ', 'EM', 'LEM'],
  ordinary: ['สม', 'OR', 'NOR', 'LOR'],
  special: ['พศ', 'พิ', 'SP', 'LSP'],
} as const;
