export type Position = { readonly lat: number; readonly lng: number };
