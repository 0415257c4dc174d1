import type { LegalText } from "../legal-section.tsx";
import { CookieKinds } from "./cookie-kinds.tsx";
import { MoreAbout, WhatTheyAre } from "./frame.tsx";
import { Others } from "./others.tsx";
import { StoredItems } from "./stored-items.tsx";
import { YourChoice } from "./your-choice.tsx";

/** Source: SPEC sections 2 "Cookie banner" and 9 "Cookie defaults"; Privacy and Electronic Communications Regulations 2003, regulation 6. */
export const cookieSections: readonly LegalText[] = [
	{ id: "what", title: "What cookies are", Body: WhatTheyAre },
	{ id: "kinds", title: "The four kinds", Body: CookieKinds },
	{ id: "list", title: "Every cookie and stored item", Body: StoredItems },
	{ id: "others", title: "Cookies of others", Body: Others },
	{ id: "choice", title: "How to change your mind", Body: YourChoice },
	{ id: "more", title: "More", Body: MoreAbout },
];
