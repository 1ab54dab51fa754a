import {useContext, type ComponentProps, type ReactNode} from 'react';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import type DocCardType from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';
import {CardDescriptions} from '@site/src/topics/cardDescriptions';

type Item = ComponentProps<typeof DocCardType>['item'];
type Card = Pick<ComponentProps<typeof Layout>, 'title' | 'href' | 'description' | 'className'>;

/** What the card of an item shows. */
function useCard(item: Item): Card {
  const descriptions = useContext(CardDescriptions);
  if (item.type === 'html') throw new Error('There is no card for a sidebar item of type "html".');

  const {label: title, className = ''} = item;
  if (item.type === 'link') {
    const {href, description = descriptions[item.docId ?? ''] ?? ''} = item;
    return {title, className, href, description};
  }
  const {items, description = `${items.length} ${items.length === 1 ? 'item' : 'items'}`} = item;
  return {title, className, href: findFirstSidebarItemLink(item) ?? '', description};
}

/**
 * A card for a sidebar item. Unlike the original it has no emoji icon, which differs between systems.
 *
 * @throws Error if the item is neither a link nor a category
 */
export default function DocCard({item}: {readonly item: Item}): ReactNode {
  const card = useCard(item);
  return card.href && <Layout item={item} icon={null} {...card} />;
}
