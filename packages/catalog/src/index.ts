export { CATALOG, type CatalogEntry, findGame } from './catalog.ts';
