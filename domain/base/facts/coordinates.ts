export type Coordinates = { readonly lat: number; readonly lng: number };
