// region: write
import {readFileSync, writeFileSync} from 'node:fs';
import {publicPricing} from './publicPricing';

const [source, target] = process.argv.slice(2);
writeFileSync(target!, JSON.stringify(publicPricing(readFileSync(source!, 'utf8')), null, 2));
// endregion: write
