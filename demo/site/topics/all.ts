/** Every topic of the demo cooperative. */
import type { Topic } from '../topic.ts';
import { aboutTopics } from './about.text.ts';
import { activityTopics } from './activities.text.ts';
import { careTopics } from './care.text.ts';
import { depositTopics } from './deposits.text.ts';
import { formTopics } from './forms.text.ts';
import { loanTopics } from './loans.text.ts';
import { newsTopics } from './news.text.ts';
import { officeTopics } from './office.text.ts';
import { peopleTopics } from './people.text.ts';
import { ruleTopics } from './rules.text.ts';
import { welfareTopics } from './welfare.text.ts';

export const topics: readonly Topic[] = [
  ...aboutTopics,
  ...peopleTopics,
  ...ruleTopics,
  ...loanTopics,
  ...formTopics,
  ...depositTopics,
  ...welfareTopics,
  ...newsTopics,
  ...officeTopics,
  ...activityTopics,
  ...careTopics,
];
