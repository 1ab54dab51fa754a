import {useContext, type ComponentProps, type ReactNode} from 'react';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type DocCardType from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';
import {CardDescriptions} from '@site/src/topics/cardDescriptions';

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
  const descriptions = useContext(CardDescriptions);
  const description = item.description ?? descriptions[item.docId ?? ''];
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
