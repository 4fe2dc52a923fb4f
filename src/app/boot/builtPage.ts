import { isProductId } from '../../domain/products/productIds.ts'
import { parseProductPath } from '../../domain/routing/cataloguePath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { withoutSlash } from '../../domain/routing/singlePages.ts'

/**
 * The canonical path, when the visitor asked for `/about.html` or `/About`. Undefined when the path is
 * canonical, or on a 404.
 */
export const otherSpelling = (pathname: string, builtPath: string | undefined): string | undefined =>
  builtPath === paths.notFound || builtPath === paths.unknownProduct || builtPath === withoutSlash(pathname)
    ? undefined
    : builtPath

/** Servers know `/products/005` as a spelling of product 5, but not `/products/00005`. */
const isUnknownProduct = (pathname: string): boolean =>
  /^\/products\/[^/]+\/?$/.test(pathname) && !isProductId(parseProductPath(pathname))

/**
 * Whether React can take over the HTML of `builtPath` at this address. It cannot on a 404 page, which has
 * another address, nor in development, where `builtPath` is undefined.
 */
export const isBuiltFor = (pathname: string, builtPath: string | undefined): boolean =>
  builtPath === withoutSlash(pathname) || (builtPath === paths.unknownProduct && isUnknownProduct(pathname))

const written =
  'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[property], meta[name^=twitter]'

/** Removes the tags of the head that belong to another address; each page writes its own. */
export const removeOtherHead = (head: ParentNode): void => {
  for (const tag of head.querySelectorAll(written)) tag.remove()
}
