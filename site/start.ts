/** Options of the page with code for a pricing. */
import type {StartOptions} from '@pricing4saas/start';
import {playground} from './playground';

export const start: StartOptions = {playground, folder: 'samples/start'};
