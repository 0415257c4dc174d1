import type { LegalText } from "../legal-section.tsx";
import { ChangesOfPolicy, Children, Complaints, NoDecisions, Rights } from "./closing.tsx";
import { Deleting } from "./deleting.tsx";
import { Purposes } from "./purposes.tsx";
import { Recipients, Transfers } from "./recipients.tsx";
import { Retention } from "./retention.tsx";
import { Homes, WhatIsKnown } from "./what-is-known.tsx";
import { Controller } from "./who-answers.tsx";

/** Source: UK GDPR articles 13 and 14; SPEC section 9 "Data handling"; docs/storage.md. */
export const privacySections: readonly LegalText[] = [
	{ id: "controller", title: "Who is responsible", Body: Controller },
	{ id: "what", title: "What we know about you", Body: WhatIsKnown },
	{ id: "homes", title: "Data about homes", Body: Homes },
	{ id: "why", title: "Why, and on what legal basis", Body: Purposes },
	{ id: "recipients", title: "Who else receives it", Body: Recipients },
	{ id: "transfers", title: "Outside the United Kingdom", Body: Transfers },
	{ id: "retention", title: "How long it is kept", Body: Retention },
	{ id: "deleting", title: "When you delete your account", Body: Deleting },
	{ id: "rights", title: "Your rights", Body: Rights },
	{ id: "decisions", title: "No automated decisions about you", Body: NoDecisions },
	{ id: "children", title: "Children", Body: Children },
	{ id: "complaints", title: "Complaints", Body: Complaints },
	{ id: "changes", title: "Changes to this policy", Body: ChangesOfPolicy },
];
