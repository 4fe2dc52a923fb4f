/** The anchors of the services page; the first is the top of the page. */
export const servicesMenu = [
  { name: 'All Services', id: 'top' },
  { name: 'Technology Assessments', id: 'technology-assessments' },
  { name: 'Strategic Planning', id: 'strategic-planning' },
] as const

export const homeAnchors = { technology: 'technology', products: 'products', contact: 'contact' } as const
