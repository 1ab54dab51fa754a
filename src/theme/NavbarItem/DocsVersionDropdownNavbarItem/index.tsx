import {useEffect, type MouseEvent, type ReactNode} from 'react';
import {
  useDocsPreferredVersion,
  useDocsVersionCandidates,
} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot, useHistorySelector} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import {VERSIONS, versionOfPath} from '@site/site/versions';
import {useTopics} from '@site/src/topics/useTopics';

/**
 * The version menu. Unlike the original it follows moves and renames of the topic. If the topic does not
 * exist in a version, it links to a notice on that version's landing page.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const hash = useHistorySelector(({location}) => location.hash);
  const pathname = useHistorySelector(({location}) => location.pathname);
  const [displayed] = useDocsVersionCandidates(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const {targetIn} = useTopics();
  const active = versionOfPath(pathname);

  useEffect(() => {
    // The reader has returned to a page that the browser kept, maybe after another choice.
    const refresh = ({persisted}: PageTransitionEvent) => {
      const stored = persisted && createStorageSlot('docs-preferred-version-default').get();
      if (stored) {
        savePreferredVersionName(stored);
      }
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [savePreferredVersionName]);

  const items = [
    ...dropdownItemsBefore,
    ...VERSIONS.map((version) => {
      const {path, isSameTopic} = targetIn(version);
      return {
        label: version.label,
        to: isSameTopic ? `${path}${hash}` : path,
        isActive: () => version === active,
        onClick: (event: MouseEvent<HTMLAnchorElement>) => {
          savePreferredVersionName(version.name);
          // Closes the menu of narrow screens.
          props.onClick?.(event);
        },
      };
    }),
    ...dropdownItemsAfter,
  ];
  const shown = VERSIONS.find(({name}) => name === displayed.name) ?? VERSIONS[0]!;
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      items={items}
      label={
        mobile
          ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'})
          : shown.label
      }
      to={mobile ? undefined : targetIn(shown).path}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}
