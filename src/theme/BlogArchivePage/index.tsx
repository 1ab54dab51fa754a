import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const DAY = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', timeZone: 'UTC'});

/** Posts by year. They are sorted, newest first. */
function byYear(posts: readonly ArchiveBlogPost[]): [year: string, posts: ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = String(post.metadata.date).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** The blog archive: all posts by year, with headings in order. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Archive"
        description="Every article of the Pricing4SaaS blog by year, from the first one on pricing as code to the newest about the format and the libraries."
      />
      <main className="container margin-vert--lg">
        <Heading as="h1">Archive</Heading>
        <p>All blog posts, newest first.</p>
        {byYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts.map(({metadata: {permalink, title, date}}) => (
                <li key={permalink}>
                  <Link to={permalink}>{title}</Link>, {DAY.format(new Date(date))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
