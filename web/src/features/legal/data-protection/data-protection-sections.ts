import type { LegalText } from "../legal-section.tsx";
import { Answers } from "./answers.tsx";
import { Breaches } from "./breaches.tsx";
import { Complaints, WhoToWriteTo } from "./contact.tsx";
import { RightsList } from "./rights-list.tsx";
import { Security } from "./security.tsx";
import { WaysToUse } from "./ways-to-use.tsx";

/** Source: SPEC section 9 "Data handling"; UK GDPR chapter III and articles 32 to 34; Data Protection Act 2018. */
export const dataProtectionSections: readonly LegalText[] = [
	{ id: "rights", title: "Your rights", Body: RightsList },
	{ id: "how", title: "How to use them", Body: WaysToUse },
	{ id: "answers", title: "How fast we answer", Body: Answers },
	{ id: "security", title: "How your data is protected", Body: Security },
	{ id: "breaches", title: "If something goes wrong", Body: Breaches },
	{ id: "contact", title: "Who to write to", Body: WhoToWriteTo },
	{ id: "complaints", title: "Complaints", Body: Complaints },
];
