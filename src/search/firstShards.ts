import type {ManifestShard} from '../../plugins/search-index/build';

/**
 * Whether a first query needs a shard: that of the docs version being read, and that of the pages
 * which belong to no version.
 *
 * @param preferredTags tags of the docs versions being read
 */
export function isNeededFirst(
  {tag, version}: Pick<ManifestShard, 'tag' | 'version'>,
  preferredTags: readonly string[],
): boolean {
  return version === null || preferredTags.includes(tag);
}
