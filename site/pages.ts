/** Pages that code links to: documents, by id, the lessons and the pricings of real products. */

export const LEARN_PATH = '/learn';

/** Path of the pricings, and of the folder with their files. */
export const PRICINGS_PATH = '/pricings';

/** The document that explains the messages of the libraries. */
export const MESSAGES_PAGE = 'commonErrors/error-messages';

/** Source of {@link MESSAGES_PAGE}. */
export const MESSAGES_FILE = `docs/${MESSAGES_PAGE}.mdx`;

/**
 * The document that specifies a syntax version.
 *
 * @param version for example `2.1`
 */
export const specificationId = (version: string): string =>
  `api/Pricing2Yaml/pricing2yaml-v${version.replace('.', '')}-specification`;
