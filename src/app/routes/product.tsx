import Button from '@mui/material/Button'
import { lazy } from 'react'
import { details } from 'virtual:product-details'
import { isOffered } from '../../content/categories.ts'
import type { ProductDetail } from '../../content/product.ts'
import { site } from '../../content/site.ts'
import texts from '../../content/texts/product.json'
import { useAudience } from '../../country/ByCountry.tsx'
import { selectCatalogue } from '../../features/catalogue/catalogueSlice.ts'
import { CompareBox } from '../../features/compare/CompareBox.tsx'
import { pictureOpened, videoOpened } from '../../features/modals/modalsSlice.ts'
import { ModelView } from '../../features/model/ModelView.tsx'
import { ProductView } from '../../features/product/ProductView.tsx'
import { ListButton } from '../../features/quoteList/ListButton.tsx'
import { machineAdded } from '../../features/quoteList/quoteListSlice.ts'
import { Videos } from '../../features/videos/Videos.tsx'
import { cutWords } from '../../lib/text.ts'
import { parseProductPath, toCataloguePath } from '../../routing/cataloguePath.ts'
import type { Page } from '../../routing/page.ts'
import { paths } from '../../routing/paths.ts'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Explained } from '../../ui/Explained.tsx'
import { Link } from '../../ui/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../ui/storeHooks.ts'
import { NotFound } from '../layout/NotFound.tsx'
import { Head } from '../seo/Head.tsx'

const Explanation = lazy(() => import('../../features/glossary/Explanation.tsx'))

/** In characters: search engines cut longer descriptions. */
const descriptionLength = 155

/** The catalogue as the visitor left it, filters included (specification 10.6). */
const useBackTo = (): string => toCataloguePath(useAppSelector(selectCatalogue))

export const ProductPage = ({ product }: { product: ProductDetail }) => {
  const { id, name, model } = product
  const dispatch = useAppDispatch()
  const backTo = useBackTo()
  const audience = useAudience()((country) => isOffered(product.subcategory, country))
  return (
    <>
      <Head
        title={`${name} | ${site.name}`}
        description={cutWords(product.description, descriptionLength)}
        path={paths.product(id)}
        image={`/og/product-${id}.jpg`}
      />
      <Explained Explanation={Explanation}>
        <ProductView
          key={id}
          product={product}
          backTo={backTo}
          modelView={model !== undefined && <ModelView name={name} model={model} />}
          listButton={<ListButton product={product} />}
          compareBox={audience && <CompareBox product={product} {...audience} />}
          onFreeQuote={() => dispatch(machineAdded({ id, name }))}
          onEnlarged={(index) => dispatch(pictureOpened({ productId: id, index }))}
          videos={
            <Videos product={product} onOpened={(index) => dispatch(videoOpened({ productId: id, index }))} />
          }
        />
      </Explained>
    </>
  )
}

const Missing = () => {
  const backTo = useBackTo()
  return (
    <>
      <Head
        title={`${texts.notFound.title} | ${site.name}`}
        description={texts.notFound.description}
        path={paths.unknownProduct}
        index={false}
      />
      <ErrorScreen title={texts.notFound.title} text={texts.notFound.text}>
        <Button component={Link} to={backTo}>
          {texts.back}
        </Button>
      </ErrorScreen>
    </>
  )
}

/** Two kinds of 404: a number without a product, and a word without a category. */
export const loadPage = async (pathname: string): Promise<Page> => {
  const id = parseProductPath(pathname)
  if (id === undefined) return { status: 404, element: <NotFound /> }
  const product = await details[id]?.()
  if (!product) return { status: 404, element: <Missing /> }
  return { status: 200, element: <ProductPage product={product.default} /> }
}
