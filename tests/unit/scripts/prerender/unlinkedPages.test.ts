import { expect, it } from 'vitest'
import { unlinkedPages } from '../../../../scripts/prerender/unlinkedPages.ts'

it('names a page to which no other page links', () => {
  const pages = [
    { path: '/', body: '<a class="x" href="/about#us">About</a><a href="/list?a=1">List</a>' },
    { path: '/about', body: '<a href="/lone-tree">Tree</a>' },
    { path: '/list', body: '' },
    { path: '/lone', body: '<a href="/lone">Lone</a>' },
  ]
  expect(unlinkedPages(pages)).toEqual(['/lone'])
})
