import {useEffect, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  useDocsPreferredVersion,
  useDocsVersionCandidates,
} from '@docusaurus/plugin-content-docs/client';
import {
  Collapsible,
  createStorageSlot,
  useCollapsible,
  useHistorySelector,
} from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {decodable} from '@site/src/client/upstream/paths';
import {VERSIONS, versionOfPath} from '@site/site/versions';
import {useTopics} from '@site/src/topics/useTopics';

/**
 * The version menu. Unlike the original it follows moves and renames of the topic, and keeps a comparison. If the topic does not
 * exist in a version, it links to a notice on that version's landing page. On narrow screens, a button opens
 * it, where the original has a link, which ignores Space.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  position,
  dropdownItemsAfter,
  onClick,
}: Props): ReactNode {
  const hash = useHistorySelector(({location}) => decodable(location.hash));
  const pathname = useHistorySelector(({location}) => location.pathname);
  const [displayed] = useDocsVersionCandidates();
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const {targetIn, compared} = useTopics();
  const active = versionOfPath(pathname);
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: active === undefined});

  useEffect(() => {
    // The reader has returned to a page that the browser kept, maybe after another choice.
    const refresh = ({persisted}: PageTransitionEvent) => {
      const stored = persisted && createStorageSlot('docs-preferred-version-default').get();
      if (stored) savePreferredVersionName(stored);
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [savePreferredVersionName]);

  const items = [
    ...VERSIONS.map((version) => {
      const {path, isSameTopic} = targetIn(version);
      const query = compared && compared !== version.label ? `?compare=${compared}` : '';
      return {
        label: `${version.label} (${version.isLatest ? 'latest' : 'no longer maintained'})`,
        to: isSameTopic ? path + query + hash : path,
        isActive: () => version === active,
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          savePreferredVersionName(version.name);
          // Closes the menu of narrow screens.
          onClick?.(event);
        },
      };
    }),
    ...dropdownItemsAfter,
  ];
  const shown = VERSIONS.find(({name}) => name === displayed.name) ?? VERSIONS[0]!;
  return mobile ? (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className="menu__link menu__link--sublist menu__link--sublist-caret"
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}>
        Versions
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item) => (
          <NavbarItem key={item.to} mobile isDropdownItem onClick={onClick} {...item} />
        ))}
      </Collapsible>
    </li>
  ) : (
    <DropdownNavbarItem
      position={position}
      items={items}
      label={shown.label}
      to={targetIn(shown).path}
      isActive={() => false}
    />
  );
}
