import {ACCEPTED} from '@pricing4saas/pricing2yaml/corpus/corpus';
import {askPricing4ts} from '@pricing4saas/pricing2yaml/corpus/pricing4ts';
import {DATA_SET} from './dataSet';
import {playgroundFiles, readPricings} from './readPricings';
import {playground} from '../../site/playground';

const {pricings} = readPricings();

describe('the pricings of real products', () => {
  it('are accepted by pricing4ts, and name their product, source and license', () => {
    for (const {id, product, year, text} of pricings) {
      expect(askPricing4ts(text), id).toBe(ACCEPTED);
      const comment = text.match(/^#.*\n/gm)!.join('');
      for (const fact of [`# ${product}, ${year}: `, ...Object.values(DATA_SET)])
        expect(comment, id).toContain(fact);

      expect(text.slice(comment.length), id).not.toMatch(/#|https?:|description:/);
    }
  });
  it('have ids in links that no sample has', () => {
    const samples = playground.samples.flatMap((group) => group.samples);
    const ids = [...samples, ...playgroundFiles()].map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
