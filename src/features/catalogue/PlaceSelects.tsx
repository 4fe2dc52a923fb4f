import { memo } from 'react'
import { all, categories, findCategory, isOffered } from '../../content/categories.ts'
import texts from '../../content/texts/catalogue.json'
import { useAudience } from '../../country/ByCountry.tsx'
import type { CatalogueFilter } from '../../routing/cataloguePath.ts'
import { useAppDispatch } from '../../state/hooks.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { categorySelected, subcategorySelected } from './catalogueSlice.ts'

/** The selects of category and subcategory; memoized, since a letter in the search does not change them. */
export const PlaceSelects = memo(({ category, subcategory }: Omit<CatalogueFilter, 'search'>) => {
  const dispatch = useAppDispatch()
  const audienceOf = useAudience()
  const subcategories = (findCategory(category)?.subcategories ?? []).flatMap(({ id, name }) => {
    const audience = audienceOf((country) => isOffered(id, country))
    return audience ? [{ value: id, label: name, attributes: audience }] : []
  })
  return (
    <>
      <LabelledSelect
        label={texts.category.label}
        value={category}
        options={[
          { value: all, label: texts.category.all },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => dispatch(categorySelected(id))}
      />
      {subcategories.length > 0 && (
        <LabelledSelect
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
