import Button from '@mui/material/Button'
import {
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router-dom'
import { details } from 'virtual:product-details'
import { site } from '../../content/site.ts'
import texts from '../../content/texts/product.json'
import type { ProductDetail } from '../../domain/products/product.ts'
import { parseCataloguePath, parseProductPath, toCataloguePath } from '../../domain/routing/cataloguePath.ts'
import { paths } from '../../domain/routing/paths.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { selectCatalogue } from '../../features/catalogue/catalogueSlice.ts'
import { preloadFirstPicture } from '../../features/product/pictures/Gallery.tsx'
import { ProductView } from '../../features/product/ProductView.tsx'
import { loadOnce } from '../../lib/loadOnce.ts'
import { cutWords } from '../../lib/text.ts'
import { FallbackPage, PageError } from '../layout/PageError.tsx'
import { descriptionLength, Head } from '../seo/Head.tsx'

/** Leads to the catalogue as the visitor left it, with its filters (specification 10.6). */
const useBackTo = (): string => toCataloguePath(useAppSelector(selectCatalogue))

const { title, description } = texts.notFound

const Missing = () => {
  const backTo = useBackTo()
  return (
    <FallbackPage
      path={paths.unknownProduct}
      texts={{ ...texts.notFound, head: { title: `${title} | ${site.name}`, description } }}
    >
      <Button component={Link} to={backTo}>
        {texts.back}
      </Button>
    </FallbackPage>
  )
}

const load = loadOnce(async (id: string) => (await details[id]?.())?.product)

/** `/products/printers/all` is `/products/printers` (specification 10.4). */
export const loader = async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<ProductDetail> => {
  const { pathname } = new URL(request.url)
  const list = parseCataloguePath(pathname, '')
  if (list) throw redirect(toCataloguePath(list))
  const id = parseProductPath(pathname)
  const product = id === undefined ? undefined : await load(String(id))
  if (!product) throw new Response(null, { status: 404 })
  return product
}

/** The picture of a product that the visitor points at. */
export const preload = async (args: Pick<LoaderFunctionArgs, 'request'>): Promise<void> =>
  preloadFirstPicture(await loader(args))

export const Component = () => {
  const product = useLoaderData<typeof loader>()
  const { id, name } = product
  const backTo = useBackTo()
  return (
    <>
      <Head
        title={`${name} | ${site.name}`}
        description={cutWords(product.description, descriptionLength)}
        path={paths.product(id)}
        image={`/og/product-${id}.jpg`}
      />
      <ProductView key={id} product={product} backTo={backTo} />
    </>
  )
}

/** Where nothing has this number or word, the page is the 404 that the server has answered with. */
export const ErrorBoundary = () => {
  const error = useRouteError()
  const { segment } = useParams()
  return isRouteErrorResponse(error) && segment === undefined ? <Missing /> : <PageError />
}
