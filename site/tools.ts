/** The tools that run in the browser, for the home page, the footer, the sidebar and the search. */
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {START_PATH} from '@pricing4saas/playground/handOver';
import {LEARN_PATH, PRICINGS_PATH} from './pages';

export const TOOLS = [
  {
    label: 'Playground',
    to: PLAYGROUND_PATH,
    text: 'Edit a pricing file, and see its problems, price table and features.',
  },
  {
    label: 'Lessons',
    to: LEARN_PATH,
    text: 'Write a pricing file in eight lessons of five minutes.',
  },
  {
    label: 'Code for your pricing',
    to: START_PATH,
    text: 'Download a Spring Boot or Express application for your file.',
  },
  {
    label: 'Real pricings',
    to: PRICINGS_PATH,
    text: 'Compare the pricings of Slack, Notion and other products.',
  },
] as const;
