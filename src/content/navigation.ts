import { all, type Category, type Subcategory } from './categories.ts'

/** The anchors of the services page; the first stands for the top of the page. */
export const servicesMenu = [
  { name: 'All Services', id: 'top' },
  { name: 'Technology Assessments', id: 'technology-assessments' },
  { name: 'Strategic Planning', id: 'strategic-planning' },
] as const

/** The anchors of the home page (spec section 2). */
export const homeAnchors = { technology: 'technology', products: 'products', contact: 'contact' } as const

/** Services that the footer names without linking them. */
export const footerServices = [
  'Equipment Sales',
  'Maintenance & Repair',
  'Training Programs',
  'Technical Support',
  'Warranty Services',
] as const

/** The second level of a category in the product menu; printers have one child that leads to all of them. */
export const menuChildren = (category: Category): readonly Subcategory[] => {
  if (category.id === 'printers') return [{ id: all, name: 'All Printers' }]
  return category.id === 'accessories' ? [] : category.subcategories
}
