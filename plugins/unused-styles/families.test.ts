import {describe, expect, it} from 'vitest';
import {neededSelectors, unstyledClasses} from './families';

describe('neededSelectors', () => {
  it('leaves out selectors that need a class of an unused family', () => {
    expect(
      neededSelectors(['.hero', '.card .pills__item--active', '.button', '.padding-top--md']),
    ).toEqual(['.button']);
    expect(neededSelectors(['.button--primary', '.my-hero'])).toEqual([
      '.button--primary',
      '.my-hero',
    ]);
  });
});

describe('unstyledClasses', () => {
  it('finds classes of unused families, quoted or not', () => {
    const html =
      '<p class="padding-top--md a">hero</p><p class=pills><p class="heroes-x superhero hero">';
    expect(unstyledClasses(html)).toEqual(['padding-top--md', 'pills', 'heroes-x', 'hero']);
    expect(unstyledClasses('<p data-x="hero" class="button margin-top--md">')).toEqual([]);
  });
});
