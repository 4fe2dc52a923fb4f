import Button from '@mui/material/Button'
import {
  isRouteErrorResponse,
  Link,
  useLoaderData,
  useLocation,
  useRouteError,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import { details } from 'virtual:product-details'
import { ErrorScreen } from '../../components/ErrorScreen.tsx'
import { Head } from '../../components/Head.tsx'
import type { Product } from '../../content/product.ts'
import { site } from '../../content/site.ts'
import { selectCatalogue } from '../../features/catalogue/catalogueSlice.ts'
import { videoOpened } from '../../features/modals/modalsSlice.ts'
import { ProductView } from '../../features/product/ProductView.tsx'
import { cutWords } from '../../lib/text.ts'
import { useAppDispatch, useAppSelector } from '../hooks.ts'
import { paths } from '../paths.ts'
import { RouteError } from './RouteError.tsx'

/** Characters of a description that search engines show. */
const descriptionLength = 155

const unknownProduct = 'product'

/** The product of an address; digits that name none and words that name no category are different 404s. */
export const loader = async ({ params: { param = '' } }: LoaderFunctionArgs): Promise<Product> => {
  if (!/^\d+$/.test(param)) throw new Response(null, { status: 404 })
  const load = details[Number(param)]
  if (!load) throw new Response(unknownProduct, { status: 404 })
  return (await load()).default
}

/** The list as the visitor left it: its filters stay in the store (design section 8.6). */
const useBackTo = (): string => {
  const { category, subcategory, search } = useAppSelector(selectCatalogue)
  return paths.catalogue(category, subcategory, search)
}

/** A product's page (spec section 2, Product detail). */
export const Component = () => {
  const product = useLoaderData<Product>()
  const dispatch = useAppDispatch()
  const backTo = useBackTo()
  return (
    <>
      <Head
        title={`${product.name} | ${site.name}`}
        description={cutWords(product.description, descriptionLength)}
        path={paths.product(product.id)}
        image={`/og/product-${product.id}.jpg`}
      />
      <ProductView
        key={product.id}
        product={product}
        backTo={backTo}
        onVideoOpened={(index) => dispatch(videoOpened({ productId: product.id, index }))}
      />
    </>
  )
}

const Missing = () => {
  const { pathname } = useLocation()
  const backTo = useBackTo()
  return (
    <>
      <Head
        title={`Product not found | ${site.name}`}
        description="There is no product at this address."
        path={pathname}
        index={false}
      />
      <ErrorScreen title="Product not found" text="No product of our catalogue has this number.">
        <Button component={Link} to={backTo}>
          Back to Products
        </Button>
      </ErrorScreen>
    </>
  )
}

export const ErrorBoundary = () => {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.data === unknownProduct ? <Missing /> : <RouteError />
}
