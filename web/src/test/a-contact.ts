import type { Contact } from "#contracts/public-content.ts";

/** No address to write to and no company, as in a configuration that is not filled in, unless a test says otherwise. */
export function aContact(
	supportEmail: string | null = null,
	company: Partial<Contact["company"]> = {},
): Contact {
	return {
		supportEmail,
		company: {
			name: null,
			number: null,
			address: null,
			icoNumber: null,
			vatNumber: null,
			...company,
		},
	};
}
