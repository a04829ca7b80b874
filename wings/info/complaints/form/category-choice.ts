import { categoryNames } from '../../../../core/complaint/case.text.ts';
import type { Category } from '../../../../core/complaint/case.ts';
import { formatNumber } from '../../../../core/thai-number.ts';
import type { Targets } from '../promise.ts';
import { formText } from './form.text.ts';

/** A category as it is chosen, with its promise. */
export function choiceOf(category: Category, targets: Targets): string {
  const found = targets?.items.find((one) => one.category === category);
  const name = categoryNames[category];
  return found === undefined ? name : formText.categoryIn(name, formatNumber(found.target_days, 0));
}
