import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rules } from '../../../core/loan/tests/loans.ts';
import { readBands } from '../../../core/rate-bands.ts';
import type { Contract } from '../expected-ledger.ts';
import { ContractRegister } from '../loans/contract-register.ts';

const satang = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const day = fc.constantFrom('2024-02-29', '2024-03-31', '2025-11-28', '2010-01-01');
const maybe = fc.option(day);
const someBands = [
  readBands('0.00=1.50;100.00=2.00', 'WHOLE'),
  readBands('0.00=1.50;100.00=2.00', 'SLICE'),
  readBands('0.00=1.50;100.00=2.00;5000.00=2.25', 'SLICE'),
];

const anyContract: fc.Arbitrary<Contract> = fc.record({
  memberNo: fc.constantFrom('000001', '000002', '123456'),
  typeCode: fc.constantFrom('ORD', 'EMG'),
  balanceSatang: satang,
  openedOn: day,
  approvedSatang: satang,
  revolving: fc.boolean(),
  disbursedSatang: satang,
  accruedSatang: satang,
  rate: fc.bigInt({ min: 0n, max: 1_000_000n }),
  rule: fc.option(rules, { nil: undefined }),
  bands: fc.constantFrom(null, ...someBands),
  rateSince: maybe,
  periodLast: fc.nat(999_999_999),
  lastPaymentOn: maybe,
  closed: fc.boolean(),
  closedOn: maybe,
  refinanced: fc.boolean(),
  writtenOff: fc.boolean(),
  writtenOffSatang: satang,
  guarantees: fc.nat(20),
  line: fc.nat(2 ** 31 - 1),
  seen: fc.boolean(),
});

const plain = (contract: Contract | undefined): Contract | undefined =>
  contract && {
    memberNo: contract.memberNo,
    typeCode: contract.typeCode,
    balanceSatang: contract.balanceSatang,
    openedOn: contract.openedOn,
    approvedSatang: contract.approvedSatang,
    revolving: contract.revolving,
    disbursedSatang: contract.disbursedSatang,
    accruedSatang: contract.accruedSatang,
    rate: contract.rate,
    rule: contract.rule,
    bands: contract.bands,
    rateSince: contract.rateSince,
    periodLast: contract.periodLast,
    lastPaymentOn: contract.lastPaymentOn,
    closed: contract.closed,
    closedOn: contract.closedOn,
    refinanced: contract.refinanced,
    writtenOff: contract.writtenOff,
    writtenOffSatang: contract.writtenOffSatang,
    guarantees: contract.guarantees,
    line: contract.line,
    seen: contract.seen,
  };

test('a contract comes out of the book as it went in', () => {
  fc.assert(
    fc.property(fc.array(anyContract, { maxLength: 20 }), (contracts) => {
      const register = new ContractRegister();
      for (const [index, contract] of contracts.entries()) register.add(`X${index}`, contract);
      expect([...register.values()].map(plain)).toEqual(contracts);
      for (const [index, contract] of contracts.entries()) {
        expect(plain(register.get(`X${index}`))).toEqual(contract);
      }
      expect(register.get(`X${contracts.length}`)).toBeUndefined();
      const restored = ContractRegister.from(structuredClone(register.state()));
      expect([...restored.values()].map(plain)).toEqual(contracts);
    }),
  );
});

test('a book grows, and what is written into one contract stays there', () => {
  const register = new ContractRegister();
  const [sample] = fc.sample(anyContract, 1) as [Contract];
  const start: Contract = { ...sample, seen: false, guarantees: 0 };
  for (let index = 0; index < 3_000; index += 1) {
    register.add(`X${index}`, { ...start, line: index, balanceSatang: BigInt(index) });
  }
  const one = register.get('X1500') as Contract;
  one.seen = true;
  one.guarantees = 3;
  for (const [index, contract] of [...register.values()].entries()) {
    expect(plain(contract)).toEqual({
      ...start,
      line: index,
      balanceSatang: BigInt(index),
      seen: index === 1500,
      guarantees: index === 1500 ? 3 : 0,
    });
  }
  one.seen = false;
  expect(plain(register.get('X1500'))).toMatchObject({ seen: false, closed: start.closed });
});
