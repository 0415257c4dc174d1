import { Link } from "react-router";
import { screens } from "#domain/screens.ts";
import { SupportLink } from "#web/lib/public-text.tsx";

export function WhatTheyAre() {
	return (
		<p>
			A cookie is a line of text that a site gives your browser and gets back with each request. A
			site can also have the browser keep something that it does not send: that is called local
			storage, and session storage where it goes with the tab. This page names all of them.
		</p>
	);
}

export function MoreAbout() {
	return (
		<p>
			What else we know about you, and why, is in the{" "}
			<Link to={screens.privacyPolicy}>privacy policy</Link>. When a cookie comes or goes we change
			this page, and ask you again if it needs your consent. Questions go to <SupportLink />.
		</p>
	);
}
