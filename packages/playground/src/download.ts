/** Lets the reader save content as a file. */
export function download(content: BlobPart, name: string, type = 'application/yaml'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], {type}));
  link.download = name;
  link.click();
  // Some browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A file name for a pricing, such as `noteharbor-2.1.yml`. */
export function fileNameOf(saasName: string | undefined, syntaxVersion = ''): string {
  const words = `${saasName ?? ''} ${syntaxVersion}`.toLowerCase().match(/[a-z0-9.]+/g);
  return `${words?.join('-') ?? 'pricing'}.yml`;
}
