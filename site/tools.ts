/** The tools that run in the browser, for the home page, the footer, the sidebar and the search. */
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {START_PATH} from '@pricing4saas/playground/handOver';
import {LEARN_PATH, PRICINGS_PATH} from './pages';

export const TOOLS = [
  {
    label: 'Playground',
    to: PLAYGROUND_PATH,
    text: 'Edit a pricing file, and see its problems, its price table and who gets which feature.',
  },
  {
    label: 'Lessons',
    to: LEARN_PATH,
    text: 'Write your first pricing file in eight lessons of five minutes each.',
  },
  {
    label: 'Code for your pricing',
    to: START_PATH,
    text: 'Download a Spring Boot or Express application that guards your features.',
  },
  {
    label: 'Real pricings',
    to: PRICINGS_PATH,
    text: 'Compare the pricings of Slack, Notion, GitHub and other products, and open their files.',
  },
] as const;
