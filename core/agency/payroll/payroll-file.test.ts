import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { windows874 } from '../../windows-874/windows-874.ts';
import { PayrollFault, type PayrollMonth, type PayrollRow, payrollFile } from './payroll-file.ts';
import type { PayrollTemplate } from './template.ts';

/** The two examples of A.9. */
const byEmployee: PayrollTemplate = {
  ...{ id: 'by-employee', name: 'ตามรหัสพนักงาน', ending: 'dat', encoding: 'tis620' },
  line_end: 'crlf',
  fields: [
    { of: 'employee_no', width: 7, align: 'right', pad: '0' },
    { of: 'date_be', width: 10, align: 'left', pad: ' ' },
    { of: 'amount', width: 10, align: 'right', pad: ' ' },
    { of: 'code', width: 6, align: 'left', pad: ' ', text: '320' },
  ],
};
const byMember: PayrollTemplate = {
  ...{ id: 'by-member', name: 'ตามเลขทะเบียน', ending: 'txt', encoding: 'tis620' },
  line_end: 'crlf',
  fields: [
    { of: 'member_no', width: 6, align: 'right', pad: '0' },
    { of: 'name', width: 50, align: 'left', pad: ' ' },
    { of: 'amount_satang', width: 12, align: 'right', pad: '0' },
  ],
  total: [
    { of: 'text', width: 6, align: 'left', pad: ' ', text: 'TOTAL' },
    { of: 'count', width: 50, align: 'left', pad: ' ' },
    { of: 'amount_satang', width: 12, align: 'right', pad: '0' },
  ],
};

const somchai: PayrollRow = {
  ...{ seq: 1, membershipNo: '000123', employeeNo: '40521', name: 'นางสมหญิง ใจดี' },
  totalSatang: 1_931_906n,
};
const monthOf = (...rows: PayrollRow[]): PayrollMonth => ({
  ...{ month: '2025-11', dueOn: '2025-12-03', rows },
});
const linesOf = (template: PayrollTemplate, ...rows: PayrollRow[]): string[] =>
  payrollFile(template, monthOf(...rows)).split('\r\n');

const decoder = new TextDecoder('windows-874', { fatal: true });

describe('D-23 A.9 fixed width', () => {
  test('employee number, day, baht and code', () => {
    expect(linesOf(byEmployee, somchai)).toEqual(['004052103/12/2568  19319.06320   ', '']);
  });

  test('member number, name, satang, and a line of sums', () => {
    const name = 'นางสมหญิง ใจดี'.padEnd(50, ' ');
    expect(linesOf(byMember, somchai, { ...somchai, seq: 2, totalSatang: 5n })).toEqual([
      `000123${name}000001931906`,
      `000123${name}000000000005`,
      `TOTAL ${'2'.padEnd(50, ' ')}000001931911`,
      '',
    ]);
  });

  test('a month without members is an empty file, or its sums alone', () => {
    expect(payrollFile(byEmployee, monthOf())).toBe('');
    expect(linesOf(byMember)).toEqual([`TOTAL ${'0'.padEnd(50, ' ')}${'0'.repeat(12)}`, '']);
  });

  test('the period is year and month of the Buddhist era', () => {
    const fields = [{ of: 'period', width: 6, align: 'left', pad: ' ' }] as const;
    expect(linesOf({ ...byEmployee, fields }, somchai)[0]).toBe('256811');
  });
});

describe('D-23 a value that does not fit is refused, never cut', () => {
  const refusal = (template: PayrollTemplate, row: PayrollRow): string => {
    try {
      payrollFile(template, monthOf(somchai, row));
    } catch (error) {
      if (error instanceof PayrollFault) return error.text;
      throw error;
    }
    return 'made';
  };
  const second = { ...somchai, seq: 2, membershipNo: '000456' };

  test('an amount with a figure too many', () => {
    const found = refusal(byEmployee, { ...second, totalSatang: 1_000_000_000n });
    expect(found).toContain('บรรทัดที่ 2 ช่องที่ 3 สมาชิกเลขทะเบียน 000456');
    expect(found).toContain('จำนวนเงินยาว 11 ไบต์ เกินช่องกว้าง 10 ไบต์');
    expect(refusal(byEmployee, { ...second, totalSatang: 999_999_999n })).toBe('made');
  });

  test('a name of fifty-one letters and marks', () => {
    expect(refusal(byMember, { ...second, name: 'ก'.repeat(51) })).toContain('ยาว 51 ไบต์');
    expect(refusal(byMember, { ...second, name: `${'ก'.repeat(49)}ี่` })).toContain('ยาว 51 ไบต์');
    expect(refusal(byMember, { ...second, name: 'ก'.repeat(50) })).toBe('made');
  });

  test('an employee number that is missing, unless the field may stay blank', () => {
    const row = { ...second, employeeNo: null };
    expect(refusal(byEmployee, row)).toContain('ไม่มีรหัสพนักงาน');
    const [first, ...others] = byEmployee.fields;
    const fields = [{ ...first, blank: true }, ...others] as PayrollTemplate['fields'];
    expect(linesOf({ ...byEmployee, fields }, row)[0]).toMatch(/^ {7}03\/12/);
  });

  test.each(['é', '漢', '😀', '\u200b'])('part E a letter that Windows-874 lacks: %j', (letter) => {
    const found = refusal(byMember, { ...second, name: `นาย${letter}` });
    expect(found).toContain(`บรรทัดที่ 2 ช่องที่ 2 สมาชิกเลขทะเบียน 000456`);
    expect(found).toContain(`อักขระ ${letter}`);
  });

  test('a line end within a name would make two members of one', () => {
    expect(refusal(byMember, { ...second, name: 'ก\r\nข' })).toContain('ช่องที่ 2');
  });

  test('an amount below nothing', () => {
    expect(refusal(byMember, { ...second, totalSatang: -1n })).toContain('เป็นค่าลบ');
  });
});

test('D-23 a name is cut where the template says so, and only between whole letters', () => {
  const cut = (width: number) => {
    const fields = [{ of: 'name', width, align: 'left', pad: '.', cut: true }] as const;
    return linesOf({ ...byMember, fields, total: undefined }, { ...somchai, name: 'ที่นี่' })[0];
  };
  expect([3, 4, 5, 6, 7].map(cut)).toEqual(['ที่', 'ที่.', 'ที่..', 'ที่นี่', 'ที่นี่.']);
  // Not even the first letter has room.
  expect(() => cut(2)).toThrow(/ไม่มีชื่อ-สกุล/);
});

const names = fc
  .array(fc.constantFrom(...'กขคงจฉชอสหญิีึืัุู่้๊๋์็ะาเแ ฯ.'), { minLength: 1, maxLength: 50 })
  .map((letters) => letters.join(''));
const rows = fc.array(
  fc.record({
    seq: fc.nat(),
    membershipNo: fc.stringMatching(/^\d{6}$/),
    employeeNo: fc.stringMatching(/^\d{1,7}$/),
    name: names,
    totalSatang: fc.bigInt({ min: 0n, max: 9_999_999_999n }),
  }),
);

test('R073 part E every line has the bytes of the template, and reads back as it was', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const text = payrollFile(byMember, monthOf(...all));
      const bytes = windows874(text);
      expect(bytes).toHaveLength((all.length + 1) * (6 + 50 + 12 + 2));
      expect(decoder.decode(bytes)).toBe(text);
      for (const [at, row] of all.entries()) {
        const line = decoder.decode(bytes.subarray(at * 70, at * 70 + 70));
        expect(line.slice(0, 6)).toBe(row.membershipNo);
        expect(line.slice(6, 56).trimEnd()).toBe(row.name.trimEnd());
        expect(BigInt(line.slice(56, 68))).toBe(row.totalSatang);
        expect(line.slice(68)).toBe('\r\n');
      }
    }),
  );
});
