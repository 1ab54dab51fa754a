import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {remarkImageTexts} from './imageTexts';

it('unescapes the texts of images and no other attribute', () => {
  const image = {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'alt',
        value: 'the user&#39;s &quot;plan&quot; &amp;lt; &lt;b&gt;',
      },
      {type: 'mdxJsxAttribute', name: 'title', value: 'R&amp;D'},
      {type: 'mdxJsxAttribute', name: 'src', value: '/a&amp;b.png'},
    ],
    children: [],
  };
  const tree = {type: 'root', children: [{type: 'paragraph', children: [image]}]};
  remarkImageTexts()(tree as unknown as Root);
  expect(image.attributes.map(({value}) => value)).toEqual([
    'the user\'s "plan" &lt; <b>',
    'R&D',
    '/a&amp;b.png',
  ]);
});
