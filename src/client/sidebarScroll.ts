/** Scrolls the sidebar to the link of the current page, which is out of sight if the sidebar is long. */

/** Called by Docusaurus after each navigation, and once for the first page. */
export function onRouteDidUpdate(): void {
  const link = document.querySelector('.menu [aria-current=page]');
  const menu = link?.closest('.menu');
  if (link && menu) {
    const distance = link.getBoundingClientRect().top - menu.getBoundingClientRect().top;
    if (distance < 0 || distance > menu.clientHeight)
      menu.scrollTop += distance - menu.clientHeight / 2;
  }
}
