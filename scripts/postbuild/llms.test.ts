import {llmsFull, llmsIndex, markdownFile} from './llms';

const page = {
  title: 'A "b"',
  description: 'About: a.',
  date: '2026-01-02',
  canonical: 'https://x.example/a',
  content: '# A\n',
};

it('markdownFile writes the facts as front matter', () => {
  expect(markdownFile(page, '2.0.1')).toBe(
    '---\ntitle: "A \\"b\\""\ndescription: "About: a."\nversion: "2.0.1"\ndate: 2026-01-02\n' +
      'canonical: https://x.example/a\n---\n\n# A\n',
  );
});

it('markdownFile leaves out what a page does not have', () => {
  expect(markdownFile({...page, description: '', date: undefined}, undefined)).toBe(
    '---\ntitle: "A \\"b\\""\ncanonical: https://x.example/a\n---\n\n# A\n',
  );
});

it('llmsIndex lists the pages of each section, each encoded address once', () => {
  const pages = [
    {title: 'A', description: 'About a.', address: 'https://x.example/å (b).md'},
    {title: 'A', description: 'About a.', address: 'https://x.example/å (b).md'},
    {title: 'B', description: '', address: 'https://x.example/b.md'},
  ];
  expect(llmsIndex('X', 'About x.', 'Note.', [{heading: 'Guides', pages}])).toBe(
    '# X\n\n> About x.\n\nNote.\n\n## Guides\n\n' +
      '- [A](https://x.example/%C3%A5%20(b).md): About a.\n- [B](https://x.example/b.md)\n',
  );
  expect(llmsFull('X', [page, page]).match(/# A/g)).toHaveLength(1);
});
