import { companyTaxExamples } from "./published-company-examples.ts";
import type { PublishedExample } from "./published-example.ts";
import { gainExamples } from "./published-gain-examples.ts";
import { lettingTaxExamples } from "./published-letting-examples.ts";
import { purchaseExamples } from "./published-purchase-examples.ts";

/** All worked examples that authorities, trade bodies and accountants publish and the product is tested against. */
export const publishedExamples: readonly PublishedExample[] = [
	...purchaseExamples,
	...lettingTaxExamples,
	...companyTaxExamples,
	...gainExamples,
];
