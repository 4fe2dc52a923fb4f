import { memo } from 'react'
import { all, categories, findCategory, isOffered } from '../../content/categories.ts'
import texts from '../../content/texts/catalogue.json'
import { useAudience } from '../../country/ByCountry.tsx'
import type { CatalogueFilter } from '../../routing/cataloguePath.ts'
import { useAppDispatch } from '../../ui/storeHooks.ts'
import { categorySelected, subcategorySelected } from './catalogueSlice.ts'
import { FilterSelect } from './FilterSelect.tsx'

/** Which products a list has; a key of the search does not render it again. */
export const PlaceSelects = memo(({ category, subcategory }: Omit<CatalogueFilter, 'search'>) => {
  const dispatch = useAppDispatch()
  const audienceOf = useAudience()
  const subcategories = (findCategory(category)?.subcategories ?? []).flatMap(({ id, name }) => {
    const audience = audienceOf((country) => isOffered(id, country))
    return audience ? [{ value: id, label: name, attributes: audience }] : []
  })
  return (
    <>
      <FilterSelect
        label={texts.category.label}
        value={category}
        options={[
          { value: all, label: texts.category.all },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => dispatch(categorySelected(id))}
      />
      {subcategories.length > 0 && (
        <FilterSelect
          label={texts.subcategory.label}
          value={subcategory}
          options={[{ value: all, label: texts.subcategory.all }, ...subcategories]}
          onChange={(id) => dispatch(subcategorySelected(id))}
        />
      )}
    </>
  )
})
PlaceSelects.displayName = 'PlaceSelects'
