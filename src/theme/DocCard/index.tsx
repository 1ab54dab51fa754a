import type {ComponentProps, ReactNode} from 'react';
import {findFirstSidebarItemLink, useDocById} from '@docusaurus/plugin-content-docs/client';
import type DocCardType from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';

type Item = ComponentProps<typeof DocCardType>['item'];
type Category = Extract<Item, {type: 'category'}>;
type Link = Extract<Item, {type: 'link'}>;

function CategoryCard({item}: {readonly item: Category}): ReactNode {
  const href = findFirstSidebarItemLink(item);
  const {length} = item.items;
  return (
    href && (
      <Layout
        item={item}
        {...(item.className !== undefined && {className: item.className})}
        href={href}
        icon={null}
        title={item.label}
        description={item.description ?? `${length} ${length === 1 ? 'item' : 'items'}`}
      />
    )
  );
}

function LinkCard({item}: {readonly item: Link}): ReactNode {
  const document = useDocById(item.docId ?? undefined);
  const description = item.description ?? document?.description;
  return (
    <Layout
      item={item}
      {...(item.className !== undefined && {className: item.className})}
      href={item.href}
      icon={null}
      title={item.label}
      {...(description !== undefined && {description})}
    />
  );
}

/**
 * A card for a sidebar item. Unlike the original it has no emoji icon, which differs between systems.
 *
 * @throws Error if the item is neither a link nor a category
 */
export default function DocCard({item}: {readonly item: Item}): ReactNode {
  switch (item.type) {
    case 'link':
      return <LinkCard item={item} />;
    case 'category':
      return <CategoryCard item={item} />;
    default:
      throw new Error(`There is no card for a sidebar item of type "${item.type}".`);
  }
}
