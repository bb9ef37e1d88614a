// The cache in which a browser keeps the files of a site.

/** Return what begins the names of the caches of a site. */
export function familyOf(site: string): string {
  return `theagon ${new URL(site).pathname} `;
}

/** Return the name of the cache of a build: that of its folder. */
export function cacheOf(site: string, build: string): string {
  return familyOf(site) + new URL(build).pathname.split("/").at(-2);
}
