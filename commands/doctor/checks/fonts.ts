/** Papers can be made: the Thai letters are there, and a small paper comes out. */
import { compilePdf } from '../../../papers/compile.ts';
import { lettersOf } from '../../../papers/glyphs/font-letters.ts';
import { houseFonts } from '../../../papers/glyphs/house-fonts.ts';
import type { Check } from '../check.ts';
import { fault, ok } from '../finding.ts';
import { machineText } from '../text/machine.text.ts';

const text = machineText.fonts;

const paper = {
  template: 'announcement',
  inputs: {
    ...{ title: text.title1, coop: text.title1, address: text.sample, issuedOn: '2025-11-28' },
    ...{ number: '1', dated: '1', parts: [text.sample], closing: text.sample },
    signer: { name: text.sample, role: text.sample },
  },
} as const;

export const fonts: Check = {
  name: 'fonts',
  title: text.title,
  async look() {
    try {
      const letters = (await houseFonts()).map(lettersOf);
      const needed = [...text.sample].map((letter) => letter.codePointAt(0) ?? 0);
      const isWhole = letters.every((font) => needed.every((letter) => font.has(letter)));
      if (!isWhole) return [fault(text.noThai, text.mend)];
      const { length } = await compilePdf(paper);
      return [ok(text.made(length))];
    } catch (error) {
      return [fault(text.failed((error as Error).message.split('\n')[0] ?? ''), text.mend)];
    }
  },
};
