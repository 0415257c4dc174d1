/** Fragment of the home page's address that leads into its search field. */
export const SEARCH_ANCHOR = "search";
