import {feedContent} from './content';

it('feedContent keeps the text and one image, without controls', () => {
  expect(
    feedContent(
      '<h2>Plans<a class="hash-link" href="#plans">\u200b</a></h2><textarea>a</textarea>' +
        '<figure><img src="/a.svg#light-mode"><img src="/a.svg#dark-mode"><img src="/b.svg" hidden=""></figure>' +
        '<label data-markdown="">Filter <input></label><p>One &lt; <b>two</b></p><noscript>No</noscript>',
    ),
  ).toBe('<h2>Plans</h2><figure><img src="/a.svg#light-mode"></figure><p>One &lt; <b>two</b></p>');
});
