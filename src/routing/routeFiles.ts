import { cataloguePaths, singlePages } from './paths.ts'

/** A path pattern of React Router, and the file of src/app/routes that has its page. */
export interface RouteFile {
  path: string
  file: string
}

const listPattern = (list: string): string => `${list}/page/:page`

/** For the router and for the links that load a page's scripts; a path without a match is a 404. */
export const routeFiles: readonly RouteFile[] = [
  ...Object.entries(singlePages).map(([file, path]) => ({ path, file })),
  ...cataloguePaths.flatMap((path) => [
    { path, file: 'catalogue' },
    { path: listPattern(path), file: 'catalogue' },
  ]),
  { path: '/products/:param', file: 'product' },
  { path: '/products/:param/:segment', file: 'product' },
  { path: '/legal/:page', file: 'legal' },
]
